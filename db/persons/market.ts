import { eq, inArray, or, sql } from "drizzle-orm";
import { ERASED_ENDING, ERASED_LIKE } from "#shared/accounts/erased.ts";
import * as applications from "../schema/farms/applications.ts";
import * as catalog from "../schema/catalog/catalog.ts";
import * as certificates from "../schema/farms/certificates.ts";
import { farms } from "../schema/farms/farms.ts";
import * as inventory from "../schema/inventory/inventory.ts";
import * as visits from "../schema/farms/visits.ts";
import { farmNotes } from "../schema/farms/notes.ts";
import { farmQuestions } from "../schema/farms/questions.ts";
import { contactAttachments, contactMessages } from "../schema/mail/contact.ts";
import { earlyAccessSignups } from "../schema/memberships/early-access.ts";
import { recipeIngredients, recipes } from "../schema/catalog/recipes.ts";
import { productReviews } from "../schema/catalog/reviews.ts";
import * as subscribers from "../schema/subscribers/subscribers.ts";
import { searchCounts } from "../schema/catalog/searches.ts";
import { waitingList } from "../schema/subscribers/waiting-list.ts";
import { blanked, deleted, impersonal, mentions } from "./classify.ts";

const EMPTY = sql`''`;
const NO_LIST = sql`'{}'`;

/** The farms' public catalog, and people who wrote to the market. */
export const marketRules = {
  // A farm's page is published by the farm, so it stays when the account of someone who works there is erased.
  pictureFiles: impersonal(inventory.pictureFiles, ["name", "bytes"]),
  farms: impersonal(farms, [
    "slug",
    "name",
    "legalName",
    "family",
    "town",
    "zipCode",
    "farmType",
    "tagline",
    "taglineEs",
    "story",
    "storyEs",
    "quote",
    "quoteEs",
    "quoteBy",
    "practices",
    "practicesEs",
    "growing",
    "picture",
    "pausedUntil",
  ]),
  // Certificates and their documents belong to the farm and prove what its badges said. The reason of a decision is
  // free text, here and in the audit log: it is erased if it contains an address.
  certificateDocuments: impersonal(certificates.certificateDocuments, [
    "id",
    "bytes",
    "uploadedBy",
  ]),
  farmCertifications: blanked(certificates.farmCertifications, {
    of: ({ emails }) => mentions(sql`${certificates.farmCertifications.reason}`, emails),
    blank: () => ({ reason: EMPTY }),
    none: ["certification", "name", "issuer", "number", "validTo", "documentId", "decidedBy"],
  }),
  // An open day belongs to the farm; the reason for canceling it is free text, as above.
  farmVisits: blanked(visits.farmVisits, {
    of: ({ emails }) => mentions(sql`${visits.farmVisits.canceledReason}`, emails),
    blank: () => ({ canceledReason: EMPTY }),
    none: ["id", "text", "textEs", "bring", "bringEs", "meetingPoint", "meetingPointEs", "actKey"],
  }),
  // Deleted together with their guests.
  visitLinks: impersonal(visits.visitLinks, ["tokenHash", "guestId"]),
  visitGuests: deleted(
    visits.visitGuests,
    ({ userId, emails }) =>
      or(eq(visits.visitGuests.userId, userId), inArray(visits.visitGuests.email, emails)) ??
      sql`false`,
  ),
  // A question is in its author's own words, so it is deleted along with the farm's answer.
  farmQuestions: deleted(farmQuestions, ({ userId }) => eq(farmQuestions.userId, userId)),
  // A note is published by the farm, like its page, and stays without its author. One that contains the person's
  // address, or was hidden for a reason that does, is deleted.
  farmNotes: deleted(farmNotes, ({ emails }) =>
    mentions(sql`(${farmNotes.text} || ' ' || coalesce(${farmNotes.hiddenReason}, ''))`, emails),
  ),
  products: impersonal(catalog.products, [
    "slug",
    "farmName",
    "name",
    "nameEs",
    "summary",
    "summaryEs",
    "description",
    "descriptionEs",
    "pack",
    "seasonMonths",
    "allergens",
    "ingredients",
    "ingredientsEs",
    "storage",
    "storageEs",
    "badge",
    "picture",
    "print",
    "featuredUntil",
    "searchText",
    "searchTextEs",
    "card",
    "actKey",
  ]),
  // A review is its author's own words under their name, so it is deleted along with the farm's reply.
  productReviews: deleted(productReviews, ({ userId }) => eq(productReviews.userId, userId)),
  searchWords: impersonal(catalog.searchWords, ["word"]),
  // Searches that look like an address, a number or a code are never counted
  // (`src/shared/catalog/search/counted-words.ts`).
  searchCounts: impersonal(searchCounts, ["words", "day"]),
  stock: impersonal(inventory.stock, []),
  stockMovements: impersonal(inventory.stockMovements, ["actorId", "actKey"]),
  // The key is random, and the picture belongs to the farm.
  uploadedPictures: impersonal(inventory.uploadedPictures, ["key", "uploadedBy"]),
  recipes: impersonal(recipes, [
    "slug",
    "title",
    "titleEs",
    "summary",
    "summaryEs",
    "diets",
    "steps",
    "stepsEs",
    "leftovers",
    "leftoversEs",
    "picture",
  ]),
  recipeIngredients: impersonal(recipeIngredients, ["name", "nameEs"]),
  subscribers: blanked(subscribers.subscribers, {
    of: ({ subscriberIds }) =>
      sql`${inArray(subscribers.subscribers.id, subscriberIds)} and ${subscribers.subscribers.email} not like ${ERASED_LIKE}`,
    blank: () => ({
      // Like `erasedAddress`: a hash that keeps a later import from emailing the address.
      email: sql`encode(sha256(convert_to(lower(${subscribers.subscribers.email}::text), 'UTF8')), 'hex') || ${ERASED_ENDING}`,
      firstName: sql`null`,
      lastName: sql`null`,
      zipCode: sql`null`,
      tags: NO_LIST,
      note: EMPTY,
    }),
    none: ["id"],
  }),
  // The proof of consent and of unsubscribing stays, without the address.
  subscriberEvents: impersonal(subscribers.subscriberEvents, [
    "subscriberId",
    "event",
    "textVersion",
  ]),
  subscriberTokens: deleted(subscribers.subscriberTokens, ({ subscriberIds }) =>
    inArray(subscribers.subscriberTokens.subscriberId, subscriberIds),
  ),
  productAlerts: deleted(subscribers.productAlerts, ({ subscriberIds }) =>
    inArray(subscribers.productAlerts.subscriberId, subscriberIds),
  ),
  // The place in line still counts.
  earlyAccessSignups: blanked(earlyAccessSignups, {
    of: ({ subscriberIds }) => inArray(earlyAccessSignups.subscriberId, subscriberIds),
    blank: () => ({
      zipCode: EMPTY,
      referralCode: sql`'erased-' || ${earlyAccessSignups.id}::text`,
      source: sql`null`,
    }),
    none: ["id", "subscriberId", "referredBy"],
  }),
  farmerApplications: blanked(applications.farmerApplications, {
    of: ({ userId, emails }) =>
      or(
        eq(applications.farmerApplications.userId, userId),
        inArray(applications.farmerApplications.email, emails),
      ),
    blank: () => ({
      farmName: EMPTY,
      familyName: EMPTY,
      email: sql`${applications.farmerApplications.id}::text || ${ERASED_ENDING}`,
      phone: EMPTY,
      location: EMPTY,
      farmType: EMPTY,
      yearsActive: EMPTY,
      acreage: EMPTY,
      productsGrown: EMPTY,
      farmingPractices: EMPTY,
      markets: NO_LIST,
      certifications: NO_LIST,
      otherCertification: sql`null`,
      sellingPlatforms: NO_LIST,
      whyJoin: EMPTY,
      linkHash: sql`null`,
    }),
    none: ["id", "userId", "reviewDueOn", "actKey"],
  }),
  farmerApplicationHistory: blanked(applications.farmerApplicationHistory, {
    of: ({ applicationIds }) =>
      inArray(applications.farmerApplicationHistory.applicationId, applicationIds),
    blank: () => ({ cause: EMPTY }),
    none: ["applicationId", "actor"],
  }),
  contactAttachments: deleted(
    contactAttachments,
    ({ emails }) =>
      sql`${contactAttachments.messageId} in (select id from contact_messages where ${inArray(sql`email`, emails)})`,
  ),
  contactMessages: deleted(contactMessages, ({ emails }) => inArray(contactMessages.email, emails)),
  waitingList: deleted(waitingList, ({ emails }) => inArray(waitingList.email, emails)),
};
