import { useReadAgain } from "@/lib/web/api/use-read-again";

/** Reads the site's state anew wherever it is shown: the command bar shows it beside the screen that changes it. */
export const useRefreshSiteState = () => useReadAgain(["GET /site/state"]);
