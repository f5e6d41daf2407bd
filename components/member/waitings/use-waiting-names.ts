import type { PageContext } from "@/components/member/shared/page-context";
import { choosableEntries } from "@/lib/contract/code-values/courses";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";

/** Names of bands and courses by their keys; a key that is not known yet stands for itself. */
export function useWaitingNames({ clubCode, language }: PageContext) {
  const { data } = useCodeSets(clubCode, language, ["standbyTimeCodes", "courses"]);
  const nameIn = (set: "standbyTimeCodes" | "courses", key: string) =>
    data?.[set]?.list.find((one) => one.key === key)?.keyName ?? key;
  return {
    courses: choosableEntries(data?.courses?.list ?? []),
    band: (key: string) => nameIn("standbyTimeCodes", key),
    course: (key: string) => nameIn("courses", key),
  };
}
