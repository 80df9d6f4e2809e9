/** Every file of the plugin's folder of languages as it should be, by name. */
export function languageFiles(): Map<string, Buffer>;
