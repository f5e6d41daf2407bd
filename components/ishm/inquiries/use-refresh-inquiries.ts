import { useReadAgain } from "@/lib/web/api/use-read-again";

const reads = ["GET /ops/vocs", "GET /ops/voc-counts", "GET /ops/vocs/{id}/desk"] as const;

/** Refreshes the inbox, its counts and the state of the open inquiry. */
export const useRefreshInquiries = () => useReadAgain(reads);
