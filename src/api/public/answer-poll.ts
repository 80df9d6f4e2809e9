import { answerPoll as answer } from '#flows/public/answer-poll.ts';
import type { Handler } from '../handler.ts';

export const answerPoll: Handler<'answerPoll'> = ({ io, body }) => answer(io, body);
