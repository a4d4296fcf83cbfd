/** What a larger view of a drawing shows. */
export const seen = {
  cut: "The cut face",
  crust: "The crust",
  gills: "The gills",
  tops: "The tops",
  burr: "In its burr",
  marbling: "The marbling",
  slice: "A slice",
  flower: "In flower",
};
