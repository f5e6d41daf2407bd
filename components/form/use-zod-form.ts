"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback } from "react";
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";

/** The part of a failure that forms show; the rest of it is for logs. */
export type FormFailure = { code: number; msgCode: string; msgVar: readonly string[] };

/** Which field a failure belongs to; null makes it an error of the whole form (`errors.root.server`). */
export type FailureField<Values extends FieldValues> = (failure: FormFailure) => Path<Values> | null;

export type ZodFormOptions<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  "resolver" | "shouldFocusError"
> & { failureField?: FailureField<Input> };

export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Shows a server's refusal; the message is its `msgCode`, the type its code. */
  applyFailure: (failure: FormFailure) => void;
};

/**
 * A form checked by a schema of the contract. Messages are keys, translated where they are shown.
 * The summary takes the focus on a failed attempt, so the form itself never moves it.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { failureField, ...options }: ZodFormOptions<Input, Output> = {},
): ZodForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    mode: "onSubmit",
    reValidateMode: "onBlur",
    ...options,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { setError } = form;
  const applyFailure = useCallback(
    (failure: FormFailure) => {
      const error = { type: String(failure.code), message: failure.msgCode };
      const field = failureField?.(failure) ?? null;
      if (field) setError(field, error);
      else setError("root.server", error);
    },
    [failureField, setError],
  );
  return { ...form, applyFailure };
}
