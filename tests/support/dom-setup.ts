import { configure } from "@testing-library/react";

// On a busy machine, rendering whole forms and loading their lazy parts takes seconds.
configure({ asyncUtilTimeout: 15_000 });
