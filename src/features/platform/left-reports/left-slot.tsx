import { lazy } from "react";
import { loadMarks } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { loadQueue } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { Later } from "#client/ui/later.tsx";
import { mayEnter } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";

const LeftReports = lazy(async () => ({
  default: (await import("./left-reports.tsx")).LeftReports,
}));

/** What a phone still has of someone who may no longer send it; its code is loaded only if there is any. */
export function LeftSlot({ user }: { user: SessionUser }) {
  if (!hasLeft(user)) return null;
  return (
    <Later>
      <LeftReports key={user.id} user={user} />
    </Later>
  );
}

/** Whether this phone has reports of someone who may no longer send them, because they have another role now. */
function hasLeft({ id, role }: SessionUser): boolean {
  return (
    (!mayEnter(role, "logistics") && loadQueue(id).length > 0) ||
    (!mayEnter(role, "farmer") && loadMarks(id).length > 0)
  );
}
