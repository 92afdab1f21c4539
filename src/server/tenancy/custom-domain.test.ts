import { expect, test } from "vitest";
import { domainProblem } from "./custom-domain.ts";

test.each(["hoops.test", "league.example.com", "hoops.co.uk", "hoops.github.io", "fieldhouse.com"])(
	"an organization can have %s",
	(domain) => expect(domainProblem(domain, "fieldhouse.test")).toBeNull(),
);

test.each(["fieldhouse.test", "hoops.fieldhouse.test", "localhost"])(
	"%s is the product's own",
	(domain) => expect(domainProblem(domain, "fieldhouse.test")).toMatch("the product's own"),
);

test.each(["co.uk", "github.io", "com"])("%s belongs to many", (domain) =>
	expect(domainProblem(domain, "fieldhouse.test")).toMatch("Nobody can have"),
);

test("the number of a machine is no domain", () => {
	expect(domainProblem("203.0.113.7", "fieldhouse.test")).toMatch("not the number");
});
