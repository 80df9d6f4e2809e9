import { finishApp } from '#flows/factors/authenticator-app.ts';
import type { Handler } from '../handler.ts';

export const confirmAuthenticatorApp: Handler<'confirmAuthenticatorApp'> = ({ io, user, body, session, from }) =>
  finishApp(io, { user, code: body.code, session, from });
