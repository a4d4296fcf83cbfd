import { configure } from "@testing-library/react";

// On a busy machine, rendering whole forms and loading their lazy parts takes seconds.
configure({ asyncUtilTimeout: 15_000 });

// A textarea that grows with its text listens to document.fonts, which this DOM does not have.
Object.defineProperty(document, "fonts", { value: new EventTarget() });
