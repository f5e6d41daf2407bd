/** Classes of a text control: 50 px high (40 in the back office), 2 px bad border on error. */
export const control =
  "block min-h-(--control-height) w-full rounded-control border border-border bg-field px-4 py-2 text-ink " +
  "transition-[border-color,background-color] hover:border-ink-2 " +
  "[&[readonly]]:bg-paper-2 [&[readonly]]:text-ink-2 " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled disabled:opacity-100 " +
  "aria-invalid:border-2 aria-invalid:border-bad aria-invalid:px-[15px]";
