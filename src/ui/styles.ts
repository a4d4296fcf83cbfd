/*
 * The style sheets of the first page. Of the component library only the parts that are used: a
 * route that needs another one imports its sheet beside the component.
 */
import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/full.css";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
