import "server-only";
import { PKPass } from "passkit-generator";
import type { WalletKeys } from "@/lib/web/wallet-keys";
import type { TicketContent } from "./ticket-content";

/** PNGs of the club's icon: of about 29 and 87 points. */
export type TicketIcons = { small: Buffer; large: Buffer };

/** The signed file (`application/vnd.apple.pkpass`) of a ticket. */
export function signTicket(content: TicketContent, icons: TicketIcons, keys: WalletKeys): Buffer {
  const pass = new PKPass(
    {
      "icon.png": icons.small,
      "icon@3x.png": icons.large,
      "logo.png": icons.small,
      "logo@3x.png": icons.large,
    },
    { wwdr: keys.issuer, signerCert: keys.certificate, signerKey: keys.key },
    { ...content.props, passTypeIdentifier: keys.passType, teamIdentifier: keys.team },
  );
  pass.type = "eventTicket";
  pass.headerFields.push(...content.fields.header);
  pass.primaryFields.push(...content.fields.primary);
  pass.secondaryFields.push(...content.fields.secondary);
  pass.auxiliaryFields.push(...content.fields.auxiliary);
  pass.backFields.push(...content.fields.back);
  pass.setBarcodes({
    format: "PKBarcodeFormatQR",
    message: content.code,
    messageEncoding: "iso-8859-1",
    altText: content.code,
  });
  pass.setRelevantDate(content.startsAt);
  pass.setExpirationDate(content.endsAt);
  pass.setLocations(content.location);
  return pass.getAsBuffer();
}
