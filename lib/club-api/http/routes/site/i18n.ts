import { readMessages } from "../../../domains/i18n";
import type { Handlers } from "../../handler";

export const i18nHandlers: Handlers<"GET /system/i18n/{lang}" | "GET /common/i18n/{lang}/{club}"> = {
  "GET /system/i18n/{lang}": (context, { params, query }) =>
    readMessages(context.db, null, params.lang, query.ver),
  "GET /common/i18n/{lang}/{club}": (context, { params, query }) =>
    readMessages(context.db, context.club.clubIdx, params.lang, query.ver),
};
