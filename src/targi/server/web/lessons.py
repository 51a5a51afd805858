"""Lessons by HTTP: the list, one of them, and playing it. They need no table and no storage."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from targi.server.machine.lessons import play
from targi.server.web.dependencies import TheLessons, TheRegistry
from targi.server.web.problems import responses
from targi.server.wire.lessons import Lesson, LessonAnswer, LessonTry, ListedLesson


@get("/api/lessons", responses=responses())
async def list_lessons(shelf: TheLessons) -> list[ListedLesson]:
    """All lessons, in the order in which they are learned."""
    return await asyncio.to_thread(lambda: shelf.listed)  # the first time takes a while


@get("/api/lessons/{lesson:str}", responses=responses("no_lesson"))
async def one_lesson(lesson: FromPath[str], shelf: TheLessons) -> Lesson:
    """A lesson with its steps."""
    return await asyncio.to_thread(shelf.told, lesson)


@post(
    "/api/lessons/{lesson:str}/play",
    status_code=200,
    responses=responses("no_lesson", "other_lesson"),
)
async def play_lesson(
    lesson: FromPath[str], data: JSONBody[LessonTry], shelf: TheLessons, registry: TheRegistry
) -> LessonAnswer:
    """A step of a lesson as it is after these moves, or what becomes of one more."""
    return await asyncio.to_thread(play, shelf.lesson(lesson), data, registry.now())
