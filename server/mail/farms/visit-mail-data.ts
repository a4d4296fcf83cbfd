/** The open day that an email is about. Instants are in ISO 8601. */
type VisitFacts = { farmName: string; startsAt: string; endsAt: string };

/** What a guest needs to know. Contains nothing that the guest typed, because the address may be a stranger's. */
type PlacesFacts = VisitFacts & {
  party: number;
  meetingPoint: string;
  /** Empty if guests need to bring nothing special. */
  bring: string;
  /** Link for viewing or giving up the places. */
  url: string;
};

/** A text that guests are emailed about when it changes. */
export type AnnouncedText = "meetingPoint" | "bring";

/** Data for the emails to guests of open days. */
export type VisitMailData = {
  /**
   * `isReminded`: whether a reminder will follow the day before. `changed` has what is different from the guest's
   * earlier email; it is empty in the first one.
   */
  visit_reserved: PlacesFacts & { isReminded: boolean; changed: readonly AnnouncedText[] };
  /** Sent the day before. */
  visit_reminder: PlacesFacts;
  /** `reason` is in the farm's own words; `url` lists other open days. */
  visit_canceled: VisitFacts & { reason: string; url: string };
};
