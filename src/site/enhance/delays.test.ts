import { expect, test } from "vitest";
import { messageDuration } from "./clear-messages.ts";
import { menuCloseDelay } from "./menu.ts";

test("a message is cleared after 3000 ms", () => expect(messageDuration).toBe(3000));
test("the menu closes 300 ms after a choice", () => expect(menuCloseDelay).toBe(300));
