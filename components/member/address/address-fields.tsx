"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { AddressSearch } from "@/lib/web/address-search";
import { useAddressService } from "./address-service";
import { useAddressSearch } from "./use-address-search";

export type Address = { zipCode: string; address: string; addressDetail: string };
export type AddressErrors = { [field in keyof Address]?: string | undefined };
type Props = {
  value: Address;
  errors?: AddressErrors;
  onChange: (value: Address) => void;
  /** Another service than the site's, for tests and previews. */
  service?: AddressSearch;
};

/** Postcode, address and its detail: looked up where the site has a service, typed by hand always. */
export function AddressFields({ value, errors = {}, onChange, service }: Props) {
  const t = useTranslations("address");
  const detail = useRef<HTMLInputElement>(null);
  const offered = useAddressService();
  const looked = service ?? offered;
  const { search, hasFailed } = useAddressSearch(looked, (found) => {
    onChange({ ...value, ...found });
    detail.current?.focus();
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-4 text-group font-semibold">{t("title")}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="zipCode"
          label={t("zipCode")}
          value={value.zipCode}
          error={errors.zipCode}
          autoComplete="postal-code"
          maxLength={10}
          fieldClassName="w-40"
          onChange={(event) => onChange({ ...value, zipCode: event.target.value })}
        />
        {looked ? (
          <Button variant="outline" onClick={() => void search()}>
            {t("search")}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="text-caption text-bad empty:hidden">
        {hasFailed ? t("searchFailed") : ""}
      </p>
      <TextField
        name="address"
        label={t("address")}
        value={value.address}
        error={errors.address}
        autoComplete="address-line1"
        maxLength={200}
        onChange={(event) => onChange({ ...value, address: event.target.value })}
      />
      <TextField
        ref={detail}
        name="addressDetail"
        label={t("addressDetail")}
        value={value.addressDetail}
        error={errors.addressDetail}
        autoComplete="address-line2"
        maxLength={100}
        onChange={(event) => onChange({ ...value, addressDetail: event.target.value })}
      />
    </fieldset>
  );
}
