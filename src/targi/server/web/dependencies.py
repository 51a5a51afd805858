"""What handlers are given besides the request, by name; `app` provides it."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath

from targi.server.hosting.registry import TableRegistry
from targi.server.machine.lesson_shelf import LessonShelf
from targi.server.storage import People
from targi.server.storage.people import Person

TheRegistry: TypeAlias = NamedDependency[TableRegistry]
ThePeople: TypeAlias = NamedDependency[People]
TheLessons: TypeAlias = NamedDependency[LessonShelf]
Visitor: TypeAlias = NamedDependency[Person | None]  # None: the browser is not known
TableName: TypeAlias = FromPath[str]
