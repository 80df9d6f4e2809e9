import { readPoll } from '#flows/public/answer-poll.ts';
import type { Handler } from '../handler.ts';

export const getPoll: Handler<'getPoll'> = ({ io }) => readPoll(io);
