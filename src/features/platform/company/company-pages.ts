import { platformCompany as m } from "#messages/platform/company/company.ts";

type CompanyPage = { path: `/${string}`; title: string; description: string };

export const CAREERS: CompanyPage = {
  path: "/careers",
  ...m.careers,
};

export const PRESS: CompanyPage = {
  path: "/press",
  ...m.press,
};
