/** Where a person's page is; a button that is a link takes no typed route with parameters. */
export function userPath(id: string): string {
  return `/dashboard/admin/users/${id}`;
}

export function editPath(id: string): string {
  return `${userPath(id)}/edit`;
}
