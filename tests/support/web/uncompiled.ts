/** In place of `@/lib/web/i18n/compile` in component tests: the whole formatter takes texts as they are written. */
export const compileMessages = <T>(messages: T): T => messages;
