/** Which open day of a farm an email is about; instants in ISO 8601. */
type VisitFacts = { farmName: string; startsAt: string; endsAt: string };

/** What a guest has to know. Nothing that the guest typed: the address may be a stranger's. */
type PlacesFacts = VisitFacts & {
  party: number;
  meetingPoint: string;
  /** Empty for nothing special. */
  bring: string;
  /** The link by which the places are seen and given up. */
  url: string;
};

/** What the emails to guests of open days are made of. */
export type VisitMailData = {
  /** `isReminded`: whether the reminder of the day before is still to come. */
  visit_reserved: PlacesFacts & { isReminded: boolean };
  /** The day before. */
  visit_reminder: PlacesFacts;
  /** `reason` is the farm's, in its words; `url` is where other open days stand. */
  visit_called_off: VisitFacts & { reason: string; url: string };
};
