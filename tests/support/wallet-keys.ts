import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import forge from "node-forge";

type Subject = forge.pki.CertificateField[];

/** A pair of keys as PEM and, for the certificates, as the library knows them. */
function pair() {
  const made = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = made.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const open = made.publicKey.export({ type: "spki", format: "pem" }).toString();
  return { key, own: forge.pki.privateKeyFromPem(key), open: forge.pki.publicKeyFromPem(open) };
}
type Pair = ReturnType<typeof pair>;

function certificateOf(keys: Pair, subject: Subject, by: { keys: Pair; subject: Subject }, until: Date) {
  const made = forge.pki.createCertificate();
  made.publicKey = keys.open;
  made.serialNumber = "01";
  made.validity.notBefore = new Date(until.getTime() - 3_650 * 86_400_000);
  made.validity.notAfter = until;
  made.setSubject(subject);
  made.setIssuer(by.subject);
  made.sign(by.keys.own, forge.md.sha256.create());
  return forge.pki.certificateToPem(made);
}

const issuerSubject: Subject = [{ name: "commonName", value: "Test issuer" }];
const userId = "0.9.2342.19200300.100.1.1";

/** Throw-away keys for tickets in a folder, as the variables of the web name them; `remove` deletes them. */
export function walletFiles({ until, passType = "pass.test.rounds" }: { until: Date; passType?: string }) {
  const folder = mkdtempSync(join(tmpdir(), "clubfront-wallet-"));
  const [issuer, keys] = [pair(), pair()];
  const subject: Subject = [
    { type: userId, value: passType },
    { name: "commonName", value: `Pass Type ID: ${passType}` },
    { name: "organizationalUnitName", value: "TESTTEAM01" },
  ];
  const by = { keys: issuer, subject: issuerSubject };
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return {
    env: {
      WALLET_CERTIFICATE_FILE: file("pass.pem", certificateOf(keys, subject, by, until)),
      WALLET_KEY_FILE: file("key.pem", keys.key),
      WALLET_ISSUER_FILE: file("issuer.pem", certificateOf(issuer, issuerSubject, by, until)),
    },
    file,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
