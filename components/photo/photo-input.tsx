import type { Ref } from "react";
import type { FieldWiring } from "@/components/form/field";
import { type ButtonSize, buttonStyle } from "@/components/ui/button-style";
import { pictureTypes } from "./photo-file";

type Props = {
  ref: Ref<HTMLInputElement>;
  label: string;
  size: ButtonSize;
  /** The id, and the texts that label the field. */
  wiring: FieldWiring;
  onFile: (file: File) => void;
};

/** A field for one picture that looks like a button. */
export function PhotoInput({ ref, label, size, wiring, onFile }: Props) {
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
        type="file"
        accept={pictureTypes.join(",")}
        {...wiring}
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
