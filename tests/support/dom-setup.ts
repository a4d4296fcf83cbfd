import { configure } from "@testing-library/react";

// Whole forms, and what they fetch when it is first wanted, take seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
