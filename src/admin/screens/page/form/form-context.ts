import { createContext, useContext } from "react";

/** A change of a value; `mark` names the field, so that typing on in it is one step of undoing. */
export type Change = (value: unknown, mark: string) => void;

export type FormSurroundings = {
	/** The places of the site that a link can lead to. */
	places: readonly { label: string; to: string }[];
	/** What is missing, by field: "rows.1.price". Empty until somebody wants to publish. */
	problems: ReadonlyMap<string, string>;
	newId: () => string;
};

const FormContext = createContext<FormSurroundings>({
	places: [],
	problems: new Map(),
	newId: () => "",
});

export const FormProvider = FormContext;

export function useForm(): FormSurroundings {
	return useContext(FormContext);
}

/** Adding, moving and removing are steps of their own, however quickly they follow each other. */
export function ownStep(path: string): string {
	steps += 1;
	return `${path}#${steps}`;
}

let steps = 0;
