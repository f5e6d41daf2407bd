import { z } from "zod";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { certificationType } from "@/lib/contract/code-values/members";
import { buildings, terrains } from "@/lib/contract/code-values/scene";
import { brandChoices } from "@/lib/shared/brand/brand";
import { code, date, distance, idx, inEveryLanguage, inLanguages, lines, words } from "./texts";

/** `#rrggbb`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const menuCode = z.string().regex(/^\d{6}$/, { error: "Expected a menu code of six digits" });

/** `club.json`: code, preset, address, names and logos of the club, and its ways of proving an identity. */

export const clubFile = z.strictObject({
  clubCode: code,
  /** The folder of `lib/club-api/presets` that the club was made from. */
  preset: code,
  /** Codes of menus that are there and not shown. */
  hiddenMenus: z.array(code).default([]),
  /** Brand of the club; the product's own where it is missing. */
  look: z
    .strictObject({
      scene: z.strictObject({
        terrain: z.enum(terrains),
        building: z.enum(buildings),
        seed: z.string().min(1),
      }),
      brand: z.strictObject({
        main: color,
        accent: color,
        fonts: z.enum(brandChoices.fonts),
        corner: z.enum(brandChoices.corner),
        density: z.enum(brandChoices.density),
        lines: z.enum(brandChoices.lines),
      }),
    })
    .optional(),
  info: z.strictObject({
    texts: inLanguages(
      z.strictObject({
        clubName: z.string(),
        ceoName: z.string(),
        address: z.string(),
        addressDetail: z.string(),
        copyright: z.string(),
      }),
    ),
    businessNo: z.string(),
    zipCode: z.string(),
    clubPhoneNo: z.string(),
    rsvPhoneNo: z.string(),
    clubFaxNo: z.string(),
    email: z.email(),
    /** Degrees. */
    lat: z.number(),
    lon: z.number(),
    /** The square of the weather service's grid. */
    gridX: z.int(),
    gridY: z.int(),
    privacyOfficer: z.string(),
    privacyPhone: z.string(),
    openingDate: date.nullable(),
    sns: z.record(z.string(), z.url()),
  }),
  addition: z.strictObject({
    texts: inLanguages(
      z.strictObject({
        textDefaultRl: z.string(),
        textDefaultUd: z.string(),
        textSimpleRl: z.string(),
        textSimpleUd: z.string(),
      }),
    ),
    logoDefaultRl: z.string().nullable(),
    logoDefaultUd: z.string().nullable(),
    favicon: z.string().nullable(),
    ogImage: z.string().nullable(),
  }),
  cert: z.strictObject({
    methods: z.array(codeOf(certificationType)),
    niceDriver: z.enum(["MOCK", "NICE_V1", "NICE_INTC"]),
    smsSender: z.string(),
    emailSender: z.email(),
  }),
});

export type ClubFile = z.infer<typeof clubFile>;

/** `policies.json`: up to four bare values each, without the units of domain.md 3. */
export const policiesFile = z.array(
  z.strictObject({
    code: z.string().regex(/^C\d{4}$/, { error: "Expected a policy as C0010" }),
    name: z.string(),
    values: z.array(z.string()).max(4),
  }),
);

/** `codes.json`: groups with their entries in order; `values` and `group` as domain.md 4 has them. */
export const codesFile = z.array(
  z.strictObject({
    codeId: z.string().regex(/^C\d{4}$/, { error: "Expected a group as C1010" }),
    id: code,
    version: idx.default(1),
    entries: z.array(
      z.strictObject({
        key: code,
        names: words,
        values: z.array(z.string()).default([]),
        group: z.string().default(""),
      }),
    ),
  }),
);

const permit = z.enum(["0", "2"]);

/** `menus.json`: the public menus in order, each with the texts of its page and with its children, places of that page. */
export const menusFile = z.array(
  z.strictObject({
    menuIdx: idx,
    code: menuCode,
    /** The path of the page. */
    seoSlug: z.string().startsWith("/"),
    /** 0: for everybody, 2: for members. */
    permit,
    texts: inLanguages(
      z.strictObject({
        name: z.string(),
        seoTag: z.string(),
        seoMeta: z.string(),
        seoKeyword: z.string(),
        snsTitle: z.string(),
        snsDesc: z.string(),
      }),
    ),
    children: z.array(z.strictObject({ menuIdx: idx, code: menuCode, hash: code, permit, names: words })),
  }),
);

/** `office-menus.json`: the menus of the back office in order; a parent ends with four zeros and has no page of its own. */
export const officeMenusFile = z.array(
  z.strictObject({ code: menuCode, path: z.string().startsWith("/ishm").optional(), names: words }),
);

/** `holding.json`: what visitors read while a club is being set up. */
export const holdingFile = inEveryLanguage(z.strictObject({ title: z.string(), message: z.string() }));

/** `texts.json`: the club's own texts by language and key of the interface texts. */
export const textsFile = inLanguages(z.record(z.string(), lines));

const dayName = z.string();
const unknownName = "No such name";

/**
 * `holidays.json`: names, the holidays of the years that are known, and those that fall on the same day (`MM-dd`) of each
 * other year. `{name}` in `substitute` is the holiday that a day stands in for.
 */
export const holidaysFile = z
  .strictObject({
    names: z.record(z.string(), words),
    substitute: inLanguages(z.string().includes("{name}")),
    knownYears: z.array(z.int()),
    known: z.array(z.strictObject({ date, name: dayName, isSubstitute: z.boolean().default(false) })),
    fixed: z.array(z.strictObject({ day: z.string().regex(/^\d{2}-\d{2}$/), name: dayName })),
  })
  .transform(({ names, known, fixed, ...rest }, check) => {
    const named = <T extends { name: string }>(list: readonly T[], field: string) =>
      list.flatMap(({ name, ...day }, place) => {
        const found = names[name];
        if (found) return { ...day, names: found };
        check.addIssue({ code: "custom", path: [field, place, "name"], message: unknownName });
        return [];
      });
    return { ...rest, known: named(known, "known"), fixed: named(fixed, "fixed") };
  });

/**
 * `banners.json`: shown from the first to before the last day, counted from today. `picture` is a view of the club,
 * `drawing` a small picture, both drawn by the web; uploaded ones come with an editor.
 */
export const bannersFile = z.array(
  z.strictObject({
    bannerIdx: idx,
    picture: code.optional(),
    drawing: code.optional(),
    names: words,
    link: z.string().nullable(),
    menuCodes: z.array(menuCode),
    from: distance,
    to: distance,
    order: idx,
    /** Its link opens a window of its own. */
    windowOpen: z.boolean().optional(),
  }),
);

const termsVersion = z.strictObject({
  termsIdx: idx,
  termType: code,
  isRequired: z.boolean(),
  texts: inLanguages(
    z.strictObject({
      title: z.string(),
      noticeTitle: z.string().optional(),
      changeSummary: z.string().optional(),
      contents: lines,
    }),
  ),
});

/**
 * `terms.json`: the first version of every type; `contents` is rich text. `{clubName}`, `{ceoName}`, `{address}`, `{phone}`
 * and `{email}` are filled in from what the club says of itself.
 */
export const termsFile = z.array(termsVersion);

/** `changed-terms.json`: the second version of some types: announced, or a draft of which only the office knows. */
export const changedTermsFile = z.array(termsVersion.extend({ isDraft: z.boolean().default(false) }));
