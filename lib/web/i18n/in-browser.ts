/**
 * Browsers load this for `next-intl` (next.config.js): its own module keeps the formatter of dates and numbers, which no view
 * uses, in every page.
 */
export { IntlProvider as NextIntlClientProvider, useLocale, useTranslations } from "use-intl/react";
