import type { Ref } from "react";
import { type ButtonSize, buttonStyle } from "@/components/ui/button-style";
import { photoTypes } from "./photo-file";

type Props = {
  ref: Ref<HTMLInputElement>;
  id: string;
  label: string;
  size: ButtonSize;
  hasError: boolean;
  onFile: (file: File) => void;
};

/** A file field that looks like a button; its hint has the field's id with `-hint`, its error with `-error`. */
export function PhotoInput({ ref, id, label, size, hasError, onFile }: Props) {
  return (
    <label
      className={buttonStyle(
        "outline",
        size,
        "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      {label}
      <input
        ref={ref}
        id={id}
        type="file"
        accept={photoTypes.join(",")}
        aria-describedby={hasError ? `${id}-error ${id}-hint` : `${id}-hint`}
        className="visually-hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
