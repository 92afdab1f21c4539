import { z } from "zod";
import { weekdayNamed, weekdays } from "#domain/schedule/schedule.ts";
import { wire } from "../fields.ts";

export const whichDays = `Game days are ${weekdays.join(", ")}.`;

/** A day of the week by its English name, in any case. */
export const gameDay = z
	.string(whichDays)
	.transform((text, context) => {
		const day = weekdayNamed(text);
		if (day !== undefined) return day;
		context.addIssue({ code: "custom", message: whichDays });
		return z.NEVER;
	})
	.meta(wire({ type: "string", enum: weekdays }));
