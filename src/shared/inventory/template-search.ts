/**
 * What the address of the new product's form says about a template; other parameters are left out. Which template that
 * is, if any, the form finds out (`templateNamed`): routes are part of every page's first script, and the list of
 * templates is not.
 */
export function templateSearch({ template }: Record<string, unknown>): { template?: string } {
  return typeof template === "string" && /^[a-z]{1,20}$/iu.test(template) ? { template } : {};
}
