import type { z } from "zod";
import { cloneBanner, readBanner, readBanners, removeBanners } from "@/lib/club-api/domains/banners";
import { scopeOf } from "@/lib/club-api/domains/boards";
import {
  changeEvent,
  cloneEvent,
  createEvent,
  readEvent,
  readEvents,
  removeEvents,
} from "@/lib/club-api/domains/events";
import { changeFaq, createFaq, faqOffice, readFaq, readFaqs, removeFaqs } from "@/lib/club-api/domains/faqs";
import { readFnbMenu, readFnbMenus, removeFnbMenus, saveFnbMenu } from "@/lib/club-api/domains/fnb";
import {
  changeHofEntry,
  createHofEntry,
  readAdminHof,
  readHof,
  readHofEntry,
  removeHofEntries,
} from "@/lib/club-api/domains/hof";
import {
  changeLostItem,
  createLostItem,
  readAdminLostItems,
  readLostItems,
  removeLostItems,
} from "@/lib/club-api/domains/lost-items";
import {
  changeNotice,
  createNotice,
  readAdminNotices,
  readNormalNotices,
  readNotice,
  readTopNotices,
  removeNotices,
} from "@/lib/club-api/domains/notices";
import {
  changeReference,
  createReference,
  readAdminReferences,
  readReference,
  readReferences,
  referenceTypeOf,
  removeReferences,
} from "@/lib/club-api/domains/references";
import {
  moveClaim,
  showAdminLostItem,
  showLostItem,
} from "@/lib/club-api/workflows/lost-items/lost-item-claims";
import type { MenuAccess } from "@/lib/club-api/workflows/site/menu-access";
import { readPageBanners } from "@/lib/club-api/workflows/site/read-pages";
import { saveBanner, saveNewBanner } from "@/lib/club-api/workflows/site/save-banner";
import { referenceType } from "@/lib/contract/boards/references";
import { menuOfReference } from "@/lib/contract/page-menus";
import { boardWriter, namedIdxs, samePathIdx } from "../context";
import type { RouteHandlers } from "../handler";

type ReferenceType = z.output<typeof referenceType>;

/** The wanted types that stand under a menu that the caller may see; refuses when there is none. */
async function openTypes(menus: MenuAccess, wanted: readonly ReferenceType[] = referenceType.options) {
  const open: ReferenceType[] = [];
  for (const type of wanted) if (await menus.isOpen(menuOfReference(type))) open.push(type);
  const [first] = wanted;
  if (open.length === 0 && first !== undefined) await menus.require(menuOfReference(first));
  return open;
}

export const noticesHandlers = {
  "GET /notice/top": ({ db, ctx }) => readTopNotices(db, ctx),
  "GET /notice/normal": ({ db, ctx }, { query }) => readNormalNotices(db, ctx, query),
  "GET /notice/admin": ({ db, ctx }, { query }) => readAdminNotices(db, ctx, query),
  "GET /notice/{id}": ({ db, ctx }, { params, query }) => readNotice(db, ctx, params.id, scopeOf(query)),
  "POST /notice": (context, { body, files }) => createNotice(boardWriter(context, files), body),
  "PUT /notice": (context, { body, files }) =>
    changeNotice(boardWriter(context, files), body.noticeIdx, body),
  "PUT /notice/{id}": async (context, { params, body, files }) =>
    changeNotice(boardWriter(context, files), samePathIdx(params.id, body.noticeIdx, "noticeIdx"), body),
  "DELETE /notice": async (context, { body, query }) =>
    removeNotices(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /notice/{id}": (context, { params }) => removeNotices(boardWriter(context), [params.id]),
  "GET /event": ({ db, ctx }, { query }) => readEvents(db, ctx, query),
  "GET /event/{id}": ({ db, ctx }, { params, query }) => readEvent(db, ctx, params.id, scopeOf(query)),
  "POST /event": (context, { body, files }) => createEvent(boardWriter(context, files), body),
  "POST /event/clone": (context, { body }) => cloneEvent(boardWriter(context), body.idx),
  "PUT /event": (context, { body, files }) => changeEvent(boardWriter(context, files), body.eventIdx, body),
  "PUT /event/{id}": async (context, { params, body, files }) =>
    changeEvent(boardWriter(context, files), samePathIdx(params.id, body.eventIdx, "eventIdx"), body),
  "DELETE /event": async (context, { body, query }) =>
    removeEvents(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /event/{id}": (context, { params }) => removeEvents(boardWriter(context), [params.id]),
  "GET /faq": ({ db, ctx }, { query }) => readFaqs(db, ctx, query),
  "GET /faq/{id}": ({ db, ctx }, { params, query }) => readFaq(db, ctx, params.id, scopeOf(query)),
  "POST /faq": (context, { body }) => createFaq(boardWriter(context), body),
  "PUT /faq": async (context, { body }) =>
    "orders" in body
      ? faqOffice.move(
          context,
          body.orders.map(({ faqIdx: idx, order }) => ({ idx, order })),
        )
      : changeFaq(boardWriter(context), body.faqIdx, body),
  "PUT /faq/{id}": async (context, { params, body }) =>
    changeFaq(boardWriter(context), samePathIdx(params.id, body.faqIdx, "faqIdx"), body),
  "DELETE /faq": async (context, { body, query }) =>
    removeFaqs(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /faq/{id}": (context, { params }) => removeFaqs(boardWriter(context), [params.id]),
  "GET /fnb-menu": ({ db, ctx }, { query }) => readFnbMenus(db, ctx, query),
  "GET /fnb-menu/{id}": ({ db, ctx }, { params, query }) => readFnbMenu(db, ctx, params.id, scopeOf(query)),
  "POST /fnb-menu/{id}": (context, { params, body, files }) =>
    saveFnbMenu(boardWriter(context, files), params.id, body),
  "DELETE /fnb-menu": async (context, { body, query }) =>
    removeFnbMenus(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /fnb-menu/{id}": (context, { params }) => removeFnbMenus(boardWriter(context), [params.id]),
  "GET /hof/normal": ({ db, ctx }, { query }) => readHof(db, ctx, query),
  "GET /ops/hof": ({ db, ctx }, { query }) => readAdminHof(db, ctx, query),
  "GET /ops/hof/{id}": ({ db, ctx }, { params, query }) => readHofEntry(db, ctx, params.id, query.reason),
  "POST /ops/hof": (context, { body, files }) => createHofEntry(boardWriter(context, files), body),
  "PUT /ops/hof": (context, { body, files }) =>
    changeHofEntry(boardWriter(context, files), body.hofIdx, body),
  "PUT /ops/hof/{id}": async (context, { params, body, files }) =>
    changeHofEntry(boardWriter(context, files), samePathIdx(params.id, body.hofIdx, "hofIdx"), body),
  "DELETE /ops/hof": async (context, { body, query }) =>
    removeHofEntries(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /ops/hof/{id}": (context, { params }) => removeHofEntries(boardWriter(context), [params.id]),
  "GET /banner/page/{menuCode}": ({ db, ctx }, { params }) => readPageBanners(db, ctx, params.menuCode),
  "GET /banner": ({ db, ctx }, { query }) => readBanners(db, ctx, query),
  "GET /banner/{id}": ({ db, ctx }, { params }) => readBanner(db, ctx, params.id),
  "POST /banner": (context, { body, files }) => saveNewBanner(boardWriter(context, files), body),
  "POST /banner/clone": (context, { body }) => cloneBanner(boardWriter(context), body.idx),
  "PUT /banner": (context, { body, files }) => saveBanner(boardWriter(context, files), body.idx, body),
  "PUT /banner/{id}": async (context, { params, body, files }) =>
    saveBanner(boardWriter(context, files), samePathIdx(params.id, body.idx, "idx"), body),
  "DELETE /banner": async (context, { body, query }) =>
    removeBanners(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /banner/{id}": (context, { params }) => removeBanners(boardWriter(context), [params.id]),
  "GET /lost-item": ({ db, ctx }, { query }) => readLostItems(db, ctx, query),
  "GET /lost-item/{id}": ({ db, ctx }, { params }) => showLostItem(db, ctx, params.id),
  "GET /ops/lost-items": ({ db, ctx }, { query }) => readAdminLostItems(db, ctx, query),
  "GET /ops/lost-items/{id}": ({ db, ctx }, { params, query }) =>
    showAdminLostItem(db, ctx, params.id, query.reason),
  "POST /ops/lost-items": (context, { body, files }) => createLostItem(boardWriter(context, files), body),
  "PUT /ops/lost-items": (context, { body, files }) =>
    changeLostItem(boardWriter(context, files), body.lostIdx, body),
  "PUT /ops/lost-items/{id}": ({ db, ctx }, { params, body }) => moveClaim(db, ctx, params.id, body),
  "DELETE /ops/lost-items": async (context, { body, query }) =>
    removeLostItems(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /ops/lost-items/{id}": (context, { params }) => removeLostItems(boardWriter(context), [params.id]),
  "GET /reference/normal": async ({ db, ctx, menus }, { query }) =>
    readReferences(db, ctx, { ...query, types: await openTypes(menus, query.types) }),
  "GET /reference/admin": ({ db, ctx }, { query }) => readAdminReferences(db, ctx, query),
  "GET /reference/{id}": async ({ db, ctx, menus }, { params, query }) => {
    const scope = scopeOf(query);
    const type = scope === "admin" ? null : await referenceTypeOf(db, ctx, params.id);
    if (type !== null) await menus.require(menuOfReference(type));
    return readReference(db, ctx, params.id, scope);
  },
  "POST /reference": (context, { body, files }) => createReference(boardWriter(context, files), body),
  "PUT /reference": (context, { body, files }) =>
    changeReference(boardWriter(context, files), body.referenceIdx, body),
  "PUT /reference/{id}": async (context, { params, body, files }) => {
    const referenceIdx = samePathIdx(params.id, body.referenceIdx, "referenceIdx");
    return changeReference(boardWriter(context, files), referenceIdx, body);
  },
  "DELETE /reference": async (context, { body, query }) =>
    removeReferences(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /reference/{id}": (context, { params }) => removeReferences(boardWriter(context), [params.id]),
} satisfies RouteHandlers;
