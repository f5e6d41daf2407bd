import type { DrawDraft } from "@/components/ishm/draws/form/draw-draft";

/** What each part of the form of a draw is given. */
export type DrawPart = {
  draft: DrawDraft;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  onChange: (part: Partial<DrawDraft>) => void;
};
