import { createContext, useContext } from 'react';

/** The nonce of this response's Content-Security-Policy; only the server knows it, browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
