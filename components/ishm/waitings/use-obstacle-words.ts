import { useTranslations } from "next-intl";
import type { Obstacle } from "@/lib/contract/waitings/ops-waitings";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import { waitingObstacles } from "./waiting-list";

const moment = /^\d{4}-\d{2}-\d{2}T/;

/** A refusal in the office's words; null for one that has none of its own. */
export function useObstacleWords(): (obstacle: {
  msgCode: string;
  msgVar: readonly string[];
}) => string | null {
  const t = useTranslations("ishm.waitings");
  const { formats } = useOffice();
  const shown = (text = "") => (moment.test(text) ? formatDateTime(text, formats) : text);
  return ({ msgCode, msgVar }) => {
    const known = waitingObstacles.find((one) => one === msgCode);
    return known ? t(`obstacles.${known}`, { first: shown(msgVar[0]), second: shown(msgVar[1]) }) : null;
  };
}

/** The same for what the server says of an entry; its bare code where nothing is known of it. */
export function useObstacleText(): (obstacle: Obstacle) => string {
  const wordOf = useObstacleWords();
  return (obstacle) => wordOf(obstacle) ?? obstacle.msgCode;
}
