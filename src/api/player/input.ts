import { z } from "zod";
import {
	form,
	id,
	name,
	namedOrganization,
	optionalId,
	optionalText,
	paging,
	upload,
} from "../fields.ts";
import { attributes } from "./attributes.ts";

export const pageQuery = namedOrganization.extend(paging);

export const one = namedOrganization.extend({ id });

/** A picture's address is what was read before and changes nothing; empty means none. */
const image = z.preprocess((given) => {
	if (typeof given !== "string") return given;
	return given === "" ? null : undefined;
}, upload.nullable());

const firstName = name("Please enter a first name.");

const rest = {
	lastName: optionalText(120),
	teamId: optionalId,
	image,
	attributes,
};

export const newPlayer = form(z.object({ firstName, ...rest }));

/** Partial: what is absent stays as it was. */
export const playerChange = form(z.object({ id, firstName: firstName.optional(), ...rest }));

export const deleted = z.object({ id });
