import { useTranslations } from "next-intl";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Obstacle } from "@/lib/contract/waitings/ops-waitings";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { isDay, isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";
import { useOffice } from "../frame/root/office-context";

const moment = /^\d{4}-\d{2}-\d{2}T/;

/** A refusal in the office's words; null for one that has none of its own. */
export function useObstacleWords(): (obstacle: {
  msgCode: string;
  msgVar: readonly string[];
}) => string | null {
  const t = useTranslations("ishm.waitings");
  const { language, formats } = useOffice();
  const shown = (text = "") => (moment.test(text) ? formatDeadline(text, { language, formats }) : text);
  return ({ msgCode, msgVar }) => {
    const known = waitingObstacles.find((one) => one === msgCode);
    return known ? t(`obstacles.${known}`, { first: shown(msgVar[0]), second: shown(msgVar[1]) }) : null;
  };
}

/** The sentence of a reason code of an entry; the bare code if the screen has none. */
export function useObstacleText(): (obstacle: Obstacle) => string {
  const wordOf = useObstacleWords();
  return (obstacle) => wordOf(obstacle) ?? obstacle.msgCode;
}

const waitingStates = valuesOf(waitingState);

/** The filters of the waiting lists; `playDate` is a club day. */
export const waitingListShape = listShape({
  filters: { playDate: isDay, state: waitingStates, memberIdx: isIdx },
  sorts: [],
});

/** The refusals that the screen has own words for: the server's are written for the member himself. */
const waitingObstacles = [
  ...["AUTH_SUSPENDED", "RSV_SUSPENDED", "RSV_DAY_LIMIT", "RSV_LIMIT", "RSV_OVERLAP", "RSV_TYPE"],
  ...["RSV_NOT_OPEN", "RSV_CLOSED", "RSV_CLOSED_DAY", "RSV_LOCKED", "RSV_SLOT_TAKEN", "WAIT_CLOSED", "STALE"],
] as const;
