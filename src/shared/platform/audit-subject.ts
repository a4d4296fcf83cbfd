import { platformAudit as m } from "#messages/platform-audit.ts";
import { jobWords } from "./jobs/jobs.ts";
import { SETTINGS_TABS, type SettingsTab, settingsTabWords } from "./settings.ts";

type Subject = { subjectKind: string; subjectName: string };

/** What an entry is about: a name, or what stands for an id that the log keeps in its place. */
export function subjectWords({ subjectKind, subjectName }: Subject): string {
  if (subjectKind === "job") return jobWords(subjectName);
  if (subjectKind === "audit") return m.entries(Number(subjectName));
  if (subjectKind !== "settings") return subjectName;
  const tab = (Object.keys(SETTINGS_TABS) as SettingsTab[]).find((one) => one === subjectName);
  return tab ? settingsTabWords(tab) : subjectName;
}
