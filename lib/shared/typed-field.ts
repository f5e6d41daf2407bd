/** The state of an input or a text area of a page. */
type Field = {
  type: string;
  value: string;
  defaultValue: string;
  checked?: boolean;
  defaultChecked?: boolean;
};

/** Whether a field holds something else than the page that everybody gets: typed, ticked or filled in by the browser. */
export function isTyped({ type, value, defaultValue, checked, defaultChecked }: Field): boolean {
  if (value === "") return false;
  const isBox = type === "checkbox" || type === "radio";
  return isBox ? checked === true && !defaultChecked : value !== defaultValue;
}
