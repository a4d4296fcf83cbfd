export const areas = { admin: "Admin", farmer: "Farm", logistics: "Logistics" };
export const areaOf = (area: string) => `Area: ${area}`;
export const account = "Account";
export const signOut = "Sign out";
export const you = "You";

export const pages = {
  today: "Today",
  harvest: "Harvest",
  inventory: "Inventory",
  money: "Money",
  visits: "Open days",
  farm: "Your farm",
  certificates: "Certificates",
  day: "The day",
  pick: "Pick list",
  pack: "Pack list",
  labels: "Labels",
  routes: "Routes",
  overview: "Overview",
  orders: "Orders",
  ownOrders: "Your orders",
  payments: "Payments",
  tax: "Tax",
  promotions: "Promotion codes",
  problems: "Problems",
  questions: "Questions",
  notes: "Notes",
  reviews: "Reviews",
  box: "Weekly box",
  credit: "Credit",
  referrals: "Friends",
  saved: "Saved",
  addresses: "Addresses",
  cards: "Cards",
  email: "Email",
  profile: "Profile",
  security: "Security",
  logistics: "Logistics",
  boxes: "Weekly boxes",
  analytics: "Analytics",
  users: "Users",
  subscribers: "Subscribers",
  farmers: "Farmers",
  applications: "Applications",
  prints: "Prints",
  messages: "Messages",
  write: "Write to customers",
  emails: "Emails",
  jobs: "Jobs",
  settings: "Settings",
  audit: "Audit log",
};
export const groups = {
  today: "Today",
  money: "Orders & money",
  people: "People",
  goods: "Farms & goods",
  mail: "Email & messages",
  system: "System",
};

export const search = "Search";
export const searchAll = "Search orders, people, farms, products and pages";
export const searchBy = "Number, name, email, phone, address, farm, product";
export const results = "Results";
export const searching = "Searching…";
export const found = (count: number) => `${count} found`;
export const recent = (count: number) => `${count} recent`;
export const nothing = "Nothing matches. Try a number, a name, or part of an email.";
export const twoLetters = "Type at least two letters.";
export const recentPages = "Recent pages";
export const kinds = {
  order: "Orders",
  person: "People",
  farm: "Farms",
  product: "Products",
};
export const pagesFound = "Pages";
export const keys = { mac: "⌘K", other: "Ctrl K" };
