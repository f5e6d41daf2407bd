import { clsx } from "clsx";
import { Button, type ButtonProps } from "@/components/ui/button";

type Props = Omit<ButtonProps, "form"> & { form: { isBusy: boolean; isReady: boolean } };

/** The button that sends a form. Until the script runs it waits, and looks as usual: it is a moment, not a refusal. */
export function SubmitButton({ form, className, ...props }: Props) {
  return (
    <Button
      type="submit"
      disabled={!form.isReady}
      isBusy={form.isBusy}
      {...props}
      className={clsx("disabled:bg-primary disabled:text-on-primary", className)}
    />
  );
}
