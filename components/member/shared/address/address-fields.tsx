"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { Button } from "@/components/ui/button";
import type { AddressSearch, FoundAddress } from "@/lib/web/address-search";
import { useAddressService } from "./address-service";

type Address = { zipCode: string; address: string; addressDetail: string };
type Props = {
  form: { field: CheckedForm<Address>["field"]; change: (found: Partial<Address>) => void };
  /** Another service than the site's, for tests and previews. */
  service?: AddressSearch;
};

/** Postcode, address and its detail: looked up where the site has a service, typed by hand always. */
export function AddressFields({ form, service }: Props) {
  const t = useTranslations("address");
  const detail = useRef<HTMLInputElement>(null);
  const offered = useAddressService();
  const searchService = service ?? offered;
  const { search, hasFailed } = useAddressSearch(searchService, (found) => {
    form.change(found);
    detail.current?.focus();
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-4 text-group font-semibold">{t("title")}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field("zipCode")}
          label={t("zipCode")}
          autoComplete="postal-code"
          maxLength={10}
          fieldClassName="w-40"
        />
        {searchService ? (
          <Button variant="outline" onClick={() => void search()}>
            {t("search")}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="text-caption text-bad empty:hidden">
        {hasFailed ? t("searchFailed") : ""}
      </p>
      <TextField
        {...form.field("address")}
        label={t("address")}
        autoComplete="address-line1"
        maxLength={200}
      />
      <TextField
        ref={detail}
        {...form.field("addressDetail")}
        label={t("addressDetail")}
        autoComplete="address-line2"
        maxLength={100}
      />
    </fieldset>
  );
}

/** Searches an address. When the service cannot be reached the fields are typed by hand; another search is possible. */
function useAddressSearch(service: AddressSearch | null, onFound: (found: FoundAddress) => void) {
  const [hasFailed, setFailed] = useState(false);

  const search = async () => {
    setFailed(false);
    try {
      const found = await service?.search();
      if (found) onFound(found);
    } catch {
      setFailed(true);
    }
  };
  return { search, hasFailed };
}
