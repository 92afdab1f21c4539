type FieldErrorProps = {
	/** The field's; it points here with aria-describedby, see `errorIdOf`. */
	of: string;
	error: string | undefined;
};

/** The server's sentence about a field. */
export function FieldError({ of, error }: FieldErrorProps) {
	if (error === undefined) return null;
	return (
		<p role="alert" id={errorIdOf(of)} className="error">
			{error}
		</p>
	);
}

export function errorIdOf(field: string): string {
	return `${field}-error`;
}
