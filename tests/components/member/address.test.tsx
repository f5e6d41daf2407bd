import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { AddressFields } from "@/components/member/shared/address/address-fields";
import type { AddressSearch } from "@/lib/web/address-search";
import { MemberTexts } from "./support";

function Fields({ service }: { service?: AddressSearch }) {
  const form = useCheckedForm({
    initial: { zipCode: "", address: "", addressDetail: "" },
    check: () => ({}),
    send: async () => null,
  });
  return <AddressFields form={form} {...(service ? { service } : {})} />;
}

const found = { zipCode: "00027", address: "27 Solbaram-ro, Mir-si" };

test("without a service there is no search, and everything can be typed", async () => {
  const user = userEvent.setup();
  render(<Fields />, { wrapper: MemberTexts });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Postcode"), "00027");
  await user.type(screen.getByLabelText("Address"), "Somewhere 1");
  expect(screen.getByLabelText("Postcode")).toHaveValue("00027");
  expect(screen.getByLabelText("Address")).toHaveValue("Somewhere 1");
});

test("what a service finds is filled in, and the detail is typed next", async () => {
  const user = userEvent.setup();
  render(<Fields service={{ name: "test", search: async () => found }} />, { wrapper: MemberTexts });
  await user.click(screen.getByRole("button", { name: "Find address" }));
  expect(screen.getByLabelText("Postcode")).toHaveValue("00027");
  expect(screen.getByLabelText("Address")).toHaveValue(found.address);
  await waitFor(() => expect(screen.getByLabelText("Flat, floor or building")).toHaveFocus());
});

test("a service that is away says so and leaves what was typed", async () => {
  const user = userEvent.setup();
  const search = async () => Promise.reject(new Error("away"));
  render(<Fields service={{ name: "test", search }} />, { wrapper: MemberTexts });
  await user.type(screen.getByLabelText("Postcode"), "00027");
  await user.click(screen.getByRole("button", { name: "Find address" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Address search is unavailable right now. Please type the address.",
  );
  expect(screen.getByLabelText("Postcode")).toHaveValue("00027");
});
