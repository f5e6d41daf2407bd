import { clubTimestamp } from "@/lib/shared/time/club-time";
import { readCodeSets } from "../../../domains/codes";
import { languageChoice } from "../../context";
import type { Handlers } from "../../handler";

export const codesHandlers: Handlers<"GET /common/system-code/{club}"> = {
  "GET /common/system-code/{club}": (context, { query }) =>
    readCodeSets(context.db, query.code, {
      clubIdx: context.club.clubIdx,
      choice: languageChoice(context),
      loadDate: clubTimestamp(context.clock.now(), context.club.zone),
    }),
};
