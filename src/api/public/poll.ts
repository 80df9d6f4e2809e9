import { answerPoll as answer, readPoll } from '#flows/answer-poll.ts';
import type { Handler } from '../handler.ts';

export const answerPoll: Handler<'answerPoll'> = ({ io, body }) => answer(io, body);

export const getPoll: Handler<'getPoll'> = ({ io }) => readPoll(io);
