import { startApp } from '#flows/factors/authenticator-app.ts';
import type { Handler } from '../handler.ts';

export const startAuthenticatorApp: Handler<'startAuthenticatorApp'> = ({ io, user }) => startApp(io, user);
